# Refines the classes column by column.
def k_of(rows, quasi):
    classes = [list(rows)]
    for c in quasi:
        finer = []
        for group in classes:
            for value in {row[c] for row in group}:
                finer.append([row for row in group if row[c] == value])
        classes = finer
    return min(map(len, classes)), min(len({r["person"] for r in g}) for g in classes)
