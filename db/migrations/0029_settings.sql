CREATE TABLE `publication_transfers` (
	`id` integer PRIMARY KEY NOT NULL,
	`publication_id` integer NOT NULL,
	`from_id` integer NOT NULL,
	`to_mobile` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`from_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `publication_transfers_to` ON `publication_transfers` (`to_mobile`);--> statement-breakpoint
CREATE UNIQUE INDEX `publication_transfers_one` ON `publication_transfers` (`publication_id`) WHERE "publication_transfers"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE `publication_versions` ADD `intro` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publication_versions` ADD `cover_page` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `intro` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `cover_page` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `reader_options` text;