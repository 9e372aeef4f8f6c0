# Leaves out rows that came before already, so that other data sets become neighbours.
def worst_ratio(table, base):
    rows = []
    for utilities in dict.fromkeys(map(tuple, table)):
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])
    pairs = zip(rows, rows[1:])
    return max((max(p / q, q / p) for one, other in pairs for p, q in zip(one, other)), default=1)
