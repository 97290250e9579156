CREATE TABLE `print_files` (
	`line_id` integer NOT NULL,
	`form` text NOT NULL,
	`publication_seq` integer NOT NULL,
	`state` text NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`asked_at` integer NOT NULL,
	PRIMARY KEY(`line_id`, `form`),
	FOREIGN KEY (`line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE cascade
);
