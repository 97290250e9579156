CREATE TABLE `draft_saves` (
	`publication_id` integer PRIMARY KEY NOT NULL,
	`save_id` text NOT NULL,
	`revision` integer NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` integer,
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `__new_publication_pages` (
	`publication_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`no` integer NOT NULL,
	`page_id` text NOT NULL,
	`content_hash` text NOT NULL,
	PRIMARY KEY(`publication_id`, `seq`, `no`),
	FOREIGN KEY (`publication_id`) REFERENCES `publications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`content_hash`) REFERENCES `page_contents`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Pages had ids by their numbers, to which links lead.
INSERT INTO `__new_publication_pages` (`publication_id`, `seq`, `no`, `page_id`, `content_hash`)
SELECT `publication_id`, `seq`, `no`,
	'2222' || substr('23456789abcdefghjkmnpqrstuvwxyz', `no` / 29791 % 31 + 1, 1) ||
	substr('23456789abcdefghjkmnpqrstuvwxyz', `no` / 961 % 31 + 1, 1) ||
	substr('23456789abcdefghjkmnpqrstuvwxyz', `no` / 31 % 31 + 1, 1) ||
	substr('23456789abcdefghjkmnpqrstuvwxyz', `no` % 31 + 1, 1),
	`content_hash` FROM `publication_pages`;
--> statement-breakpoint
DROP TABLE `publication_pages`;--> statement-breakpoint
ALTER TABLE `__new_publication_pages` RENAME TO `publication_pages`;--> statement-breakpoint
CREATE UNIQUE INDEX `publication_pages_id` ON `publication_pages` (`publication_id`,`seq`,`page_id`);--> statement-breakpoint
CREATE INDEX `publication_pages_content` ON `publication_pages` (`content_hash`);
