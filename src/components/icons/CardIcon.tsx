import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import Blocks from 'lucide-react/icons/blocks';
import BookOpen from 'lucide-react/icons/book-open';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Cable from 'lucide-react/icons/cable';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import ChartLine from 'lucide-react/icons/chart-line';
import CircuitBoard from 'lucide-react/icons/circuit-board';
import Clock from 'lucide-react/icons/clock';
import Cloud from 'lucide-react/icons/cloud';
import CodeXml from 'lucide-react/icons/code-xml';
import Cpu from 'lucide-react/icons/cpu';
import Database from 'lucide-react/icons/database';
import Download from 'lucide-react/icons/download';
import Factory from 'lucide-react/icons/factory';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderArchive from 'lucide-react/icons/folder-archive';
import Gauge from 'lucide-react/icons/gauge';
import Headset from 'lucide-react/icons/headset';
import Laptop from 'lucide-react/icons/laptop';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Network from 'lucide-react/icons/network';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Plane from 'lucide-react/icons/plane';
import Power from 'lucide-react/icons/power';
import Radar from 'lucide-react/icons/radar';
import Satellite from 'lucide-react/icons/satellite';
import ScanSearch from 'lucide-react/icons/scan-search';
import Send from 'lucide-react/icons/send';
import Settings2 from 'lucide-react/icons/settings-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ship from 'lucide-react/icons/ship';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import Stamp from 'lucide-react/icons/stamp';
import Sun from 'lucide-react/icons/sun';
import TrendingUp from 'lucide-react/icons/trending-up';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Waypoints from 'lucide-react/icons/waypoints';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import type { IconName } from '../../content/schemas/icon.ts';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  admin: Settings2,
  alert: Bell,
  api: Blocks,
  article: Newspaper,
  board: CircuitBoard,
  book: BookOpen,
  briefcase: BriefcaseBusiness,
  bus: Cable,
  calendar: CalendarDays,
  car: Car,
  chart: ChartLine,
  chip: Cpu,
  clock: Clock,
  cloud: Cloud,
  code: CodeXml,
  contact: Send,
  data: Database,
  export: Download,
  factory: Factory,
  feedback: MessageSquareText,
  gauge: Gauge,
  growth: TrendingUp,
  headset: Headset,
  idea: Lightbulb,
  laptop: Laptop,
  money: Banknote,
  network: Waypoints,
  orgchart: Network,
  parts: Package,
  people: Users,
  plane: Plane,
  power: Power,
  radar: Radar,
  recruit: UserSearch,
  repair: Wrench,
  repository: FolderArchive,
  satellite: Satellite,
  shield: ShieldCheck,
  ship: Ship,
  stamp: Stamp,
  sun: Sun,
  surge: Zap,
  target: ScanSearch,
  terminal: SquareTerminal,
  test: FlaskConical,
  userAdd: UserPlus,
  wallet: Wallet,
};

/** A card's icon. It only repeats the title, so screen readers skip it. */
export function CardIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded bg-lift text-accent"
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
