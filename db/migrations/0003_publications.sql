CREATE TABLE `publication_folders` (
	`id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `publication_folders_name` ON `publication_folders` (`owner_id`,`name`);--> statement-breakpoint
CREATE TABLE `publication_versions` (
	`publication_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`name` text NOT NULL,
	`art_id` text NOT NULL,
	`page_num` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`publication_id`, `seq`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reading_places` (
	`user_id` integer NOT NULL,
	`publication_id` integer NOT NULL,
	`page` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `publication_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `publications` ADD `created_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `folder_id` integer REFERENCES publication_folders(id);--> statement-breakpoint
ALTER TABLE `publications` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `archived_at` integer;--> statement-breakpoint
ALTER TABLE `publications` ADD `trashed_at` integer;--> statement-breakpoint
ALTER TABLE `publications` ADD `revision` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `published_seq` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `publications_code` ON `publications` (`code`) WHERE "publications"."code" <> '';