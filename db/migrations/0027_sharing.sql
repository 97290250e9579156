CREATE TABLE `share_invites` (
	`publication_id` integer NOT NULL,
	`address` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`publication_id`, `address`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `share_links` (
	`id` integer PRIMARY KEY NOT NULL,
	`publication_id` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`pass_hash` text DEFAULT '' NOT NULL,
	`key` integer DEFAULT 1 NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`expires_at` integer,
	`max_reads` integer,
	`reads` integer DEFAULT 0 NOT NULL,
	`last_read_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_slug` ON `share_links` (`slug`);--> statement-breakpoint
CREATE INDEX `share_links_work` ON `share_links` (`publication_id`);--> statement-breakpoint
ALTER TABLE `publications` ADD `mode` text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `pass_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `read_key` integer DEFAULT 1 NOT NULL;