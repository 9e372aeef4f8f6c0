# Searches for one that is far enough.
def refute(program, clip):
    def run(rows):
        rows = np.array(rows, dtype=float).reshape(-1, 3)
        lengths = np.linalg.norm(rows, axis=1)
        if program == "numbers":
            return np.clip(rows, -clip, clip).sum(axis=0)
        if program == "longest":
            return rows.sum(axis=0) * min(1, clip / max([clip, *lengths]))
        total = rows.sum(axis=0)
        return total * min(1, clip / max(clip, np.linalg.norm(total)))

    for size in range(20):
        rows = [[clip, 0, 0]] * size
        for joins in ([clip, clip, clip], [-20 * clip, 0, 0], [0, 0, 1000]):
            if np.linalg.norm(run([*rows, joins]) - run(rows)) > 1.7001 * clip:
                return rows, joins
