# By split recursively.
def k_of(rows, quasi):
    if not quasi:
        return float(len(rows)), float(len({row["person"] for row in rows}))
    column, *rest = quasi
    parts = [k_of([row for row in rows if row[column] == v], tuple(rest)) for v in {row[column] for row in rows}]
    return min(a for a, _ in parts), min(b for _, b in parts)
