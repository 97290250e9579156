CREATE TABLE `member_files` (
	`owner_id` integer NOT NULL,
	`hash` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `hash`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `member_files_hash` ON `member_files` (`hash`);--> statement-breakpoint
CREATE TABLE `publication_imports` (
	`publication_id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`file_hash` text NOT NULL,
	`file_bytes` integer NOT NULL,
	`state` text NOT NULL,
	`failed` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `page_contents` (
	`hash` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_files` (
	`content_hash` text NOT NULL,
	`file_hash` text NOT NULL,
	PRIMARY KEY(`content_hash`, `file_hash`),
	FOREIGN KEY (`content_hash`) REFERENCES `page_contents`(`hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `page_files_file` ON `page_files` (`file_hash`);--> statement-breakpoint
CREATE TABLE `publication_pages` (
	`publication_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`no` integer NOT NULL,
	`content_hash` text NOT NULL,
	PRIMARY KEY(`publication_id`, `seq`, `no`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`content_hash`) REFERENCES `page_contents`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `publication_pages_content` ON `publication_pages` (`content_hash`);--> statement-breakpoint
ALTER TABLE `publication_versions` ADD `outline` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `outline` text DEFAULT '[]' NOT NULL;