"""Every picture that is not an instrument of products.json, by its path."""
from . import heroes, products, services

SCENES = {
    "heroes/ev-charging": heroes.ev_charging,
    "heroes/solar-monitoring": heroes.solar_monitoring,
    "heroes/fast-safe-reliable": heroes.fast_safe_reliable,
    "products/ac-charger": products.ac_charger,
    "products/dc-charger": products.dc_charger,
    "products/ev-simulator": products.ev_simulator,
    "products/solar": products.solar_field,
    "products/reflector": products.corner_reflector,
    "products/iot-gateway": products.iot_gateway,
    "products/logo-detection": products.logo_detection,
    "products/hr-screen": services.hr_screen,
    "products/firmware-bench": services.firmware_bench,
    "products/automotive-bench": services.automotive_bench,
    "products/salesforce": services.salesforce,
    "products/industry4": services.industry4,
}
