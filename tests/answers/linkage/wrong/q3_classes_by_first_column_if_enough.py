# Stops to refine a table as soon as every row is alone in some column.
def k_of(rows, quasi):
    groups = [rows]
    for c in quasi:
        finer = []
        for g in groups:
            parts = {}
            for r in g:
                parts.setdefault(r[c], []).append(r)
            finer += parts.values() if len(parts) < 4 else [g]
        groups = finer
    return min(map(len, groups)), min(len({r["person"] for r in g}) for g in groups)
