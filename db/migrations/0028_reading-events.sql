CREATE TABLE `readers_day` (
	`publication_id` integer NOT NULL,
	`day` integer NOT NULL,
	`reader_id` integer NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`publication_id`, `day`, `reader_id`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reader_id`) REFERENCES `read_readers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `readers_day_reader` ON `readers_day` (`reader_id`);--> statement-breakpoint
CREATE TABLE `reads_by_day` (
	`publication_id` integer NOT NULL,
	`day` integer NOT NULL,
	`opens` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`ms` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`shares` integer DEFAULT 0 NOT NULL,
	`searches` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`own` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`publication_id`, `day`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reads_by_link` (
	`link_id` integer NOT NULL,
	`day` integer NOT NULL,
	`opens` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`ms` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`link_id`, `day`),
	FOREIGN KEY (`link_id`) REFERENCES `share_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reads_by_page` (
	`publication_id` integer NOT NULL,
	`page` integer NOT NULL,
	`day` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`ms` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`publication_id`, `page`, `day`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reads_by_place` (
	`publication_id` integer NOT NULL,
	`day` integer NOT NULL,
	`device` integer NOT NULL,
	`region` integer NOT NULL,
	`opens` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`publication_id`, `day`, `device`, `region`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `read_batches` (
	`visit` integer NOT NULL,
	`no` integer NOT NULL,
	`day` integer NOT NULL,
	PRIMARY KEY(`visit`, `no`)
);
--> statement-breakpoint
CREATE TABLE `read_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`publication_id` integer NOT NULL,
	`link_id` integer,
	`reader_id` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` integer NOT NULL,
	`page` integer NOT NULL,
	`value` integer NOT NULL,
	`device` integer NOT NULL,
	`region` integer NOT NULL,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `share_links`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reader_id`) REFERENCES `read_readers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `read_events_work` ON `read_events` (`publication_id`);--> statement-breakpoint
CREATE INDEX `read_events_reader` ON `read_events` (`reader_id`);--> statement-breakpoint
CREATE INDEX `read_events_link` ON `read_events` (`link_id`,`kind`,`page`,`at`) WHERE link_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `read_readers` (
	`id` integer PRIMARY KEY NOT NULL,
	`key_hash` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `read_readers_key` ON `read_readers` (`key_hash`);