"""The waveforms the screens show, from their formulas. Every function returns (t, y) with |y| at most 1."""
from functools import lru_cache

import numpy as np

POINTS = 900


def crossing(t, y, level):
    """First time the rising flank, and the last time the tail, pass a level."""
    above = np.nonzero(y >= level)[0]
    return t[above[0]], t[above[-1]]


@lru_cache(maxsize=None)
def double_exponential(front, tail, current=False):
    """Time constants (slow, fast) whose impulse has the wanted front and tail, by fixed-point iteration.

    Front time is 1.67 (t90 - t30) for voltages and 1.25 (t90 - t10) for currents, the tail is counted
    to half value from the virtual origin (IEC 60060-1, IEC 62475)."""
    low, scale = (0.1, 1.25) if current else (0.3, 1.67)
    slow, fast = tail * 1.4, front / 3
    for _ in range(60):
        t = np.concatenate((np.linspace(0, front * 4, 6000), np.linspace(front * 4, tail * 4, 6000)[1:]))
        y = np.exp(-t / slow) - np.exp(-t / fast)
        y = y / y.max()
        early, late = crossing(t, y, low)[0], crossing(t, y, 0.9)[0]
        got_front = scale * (late - early)
        got_tail = crossing(t, y, 0.5)[1] - (early - low * got_front)
        slow *= (tail / got_tail) ** 0.8
        fast = min(fast * (front / got_front) ** 0.8, slow * 0.97)
    return slow, fast


def impulse(front, tail, window=None, current=False, lead=0.08):
    """front/tail impulse; shapes with a short tail (8/20, 4/10) are t^3 exp(-t/tau), as in IEC 61000-4-5."""
    window = window or tail * 2.2
    t = np.linspace(-lead * window, window, POINTS)
    run = t.clip(0)
    if tail / front < 3:
        y = run**3 * np.exp(-run / (3.911 * tail / 20))
    else:
        slow, fast = double_exponential(front, tail, current)
        y = np.exp(-run / slow) - np.exp(-run / fast)
    return t, y / y.max()


def ring(frequency=0.1, rise=0.533, decay=9.788, window=50):
    """0.5 us - 100 kHz ring wave (IEEE C62.41.2); frequency in MHz, times in us."""
    t = np.linspace(-0.05 * window, window, POINTS)
    run = t.clip(0)
    y = (1 - np.exp(-run / rise)) * np.exp(-run / decay) * np.cos(2 * np.pi * frequency * run)
    return t, y / abs(y).max()


def oscillation(frequency=1.0, decay=5.0, window=14):
    """Damped oscillatory wave of IEC 61000-4-18."""
    t = np.linspace(-0.05 * window, window, POINTS)
    run = t.clip(0)
    y = np.exp(-run / decay) * np.sin(2 * np.pi * frequency * run)
    return t, y / abs(y).max()


def discharge(window=100):
    """Contact discharge current of IEC 61000-4-2, in ns."""
    t = np.linspace(-0.06 * window, window, POINTS)
    run = t.clip(0)

    def part(peak, rise, fall, n=1.8):
        k = np.exp(-(rise / fall) * (n * fall / rise) ** (1 / n))
        x = (run / rise) ** n
        return peak / k * x / (1 + x) * np.exp(-run / fall)

    y = part(16.6, 1.1, 2) + part(9.3, 12, 37)
    return t, y / y.max()


def burst(pulses=9, tail=0.016, sign=1):
    """Train of 5/50 ns pulses; the time base is compressed so that single pulses stay visible."""
    t = np.linspace(0, 1, POINTS * 2)
    y = np.zeros_like(t)
    for i in range(pulses):
        run = (t - (0.06 + 0.9 * i / pulses)).clip(0)
        y += np.exp(-run / tail) - np.exp(-run / 0.002)
    return t, sign * y / y.max()


def negative(front, tail, window):
    """ISO 7637-2 pulse 1: supply switched off, then a negative impulse."""
    t, y = impulse(front, tail, window, lead=0.2)
    return t, 0.35 * (t < -0.06 * window) - y * 0.95


def load_dump(rise=10, duration=400):
    """ISO 16750-2 test A: from the supply to the peak in `rise`, then back with the field's time constant, ms."""
    t = np.linspace(-0.12 * duration, duration * 1.5, POINTS)
    decay = np.exp(-(t - rise).clip(0) / (duration / 2.3))
    return t, 0.14 + 0.86 * np.where(t < rise, (t / rise).clip(0, 1), decay)


def sine(cycles=3, phase=0, level=1):
    t = np.linspace(0, 1, POINTS)
    return t, level * np.sin(2 * np.pi * (cycles * t) + np.radians(phase))


def dip(remaining=0.4, cycles=8, first=2, last=5, phase=0):
    """Mains with the voltage lowered for whole cycles."""
    t, y = sine(cycles, phase)
    inside = (t >= first / cycles) & (t < last / cycles)
    return t, np.where(inside, remaining, 1) * y


def levels(points):
    """Straight lines through (t, y) points: supply profiles, interruptions, withstand ramps."""
    t = np.linspace(0, 1, POINTS)
    return t, np.interp(t, *zip(*points))


def ripple(depth=0.22, start=4, stop=40):
    """Direct voltage with a superimposed frequency sweep."""
    t = np.linspace(0, 1, POINTS * 2)
    return t, 0.35 + depth * np.sin(2 * np.pi * (start * t + (stop - start) * t**2 / 2))


def rectangular(window=3.2, duration=2.0):
    """Long-duration current from a ladder network: flat top with its small ripple, ms."""
    t = np.linspace(-0.3, window, POINTS)
    edge = 1 / (1 + np.exp(-(t - 0.06) / 0.03)) * (1 - 1 / (1 + np.exp(-(t - duration) / 0.07)))
    return t, edge * (0.95 + 0.04 * np.cos(2 * np.pi * t / 0.25))


def showering():
    """Contact bounce when an inductive load is switched off: saw-tooth restrikes, then the slow return."""
    t = np.linspace(0, 1, POINTS * 2)
    run = (t - 0.15).clip(0)
    strikes = np.where(run < 0.3, (run / 0.3) * ((run * 60) % 1), 0)
    return t, np.where(
        t < 0.15, 0.35, np.where(run < 0.3, 0.3 - strikes * 1.2, 0.3 - 1.1 * np.exp(-(run - 0.3) / 0.12))
    )


KINDS = {
    f.__name__: f
    for f in (
        impulse,
        ring,
        oscillation,
        discharge,
        burst,
        negative,
        load_dump,
        sine,
        dip,
        levels,
        ripple,
        rectangular,
        showering,
    )
}


def wave(spec):
    """{'kind': 'impulse', 'front': 1.2, 'tail': 50} as arrays."""
    return KINDS[spec["kind"]](**{key: value for key, value in spec.items() if key not in ("kind", "colour")})
