# Here refine: right
def k_of(rows, quasi):
    def split(part, columns):
        if not columns:
            return len(part), len(dict.fromkeys(r["person"] for r in part))
        below = [
            split([r for r in part if r[columns[0]] == v], columns[1:])
            for v in {r[columns[0]] for r in part}
        ]
        return tuple(min(column) for column in zip(*below))

    return split(rows, quasi)
