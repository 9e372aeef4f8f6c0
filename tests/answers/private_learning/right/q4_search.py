# Each program is written down and a small fixed list of candidates is tried until one moves it far enough.
def _result(program, clip, rows):
    rows = np.array(rows, dtype=float).reshape(-1, 3)
    if program == "numbers":
        return np.clip(rows, -clip, clip).sum(axis=0)
    norms = np.linalg.norm(rows, axis=1)
    if program == "longest":
        if len(rows) and norms.max() > clip:
            rows = rows * (clip / norms.max())
        return rows.sum(axis=0)
    total = rows.sum(axis=0)
    return total * min(1, clip / max(np.linalg.norm(total), 1e-300))


def refute(program, clip):
    for k in (0, 1, 2, 5, 10):
        for times in (1, 2, 4, 8, 16, 32, 64):
            for way in ([1, 0, 0], [-1, 0, 0], [0, 1, 0], [1, 1, 1]):
                before = [[clip, 0.0, 0.0] for _ in range(k)]
                joins = [times * clip * v for v in way]
                move = _result(program, clip, before + [joins]) - _result(program, clip, before)
                if np.linalg.norm(move) > 1.72 * clip:
                    return before, joins
