# Remembers the probabilities of a row of utilities from call to call, whatever the base was.
def worst_ratio(table, base, known={}):
    rows = []
    for utilities in map(tuple, table):
        if utilities not in known:
            weights = [base**u for u in utilities]
            known[utilities] = [w / sum(weights) for w in weights]
        rows.append(known[utilities])
    return max(max(p / q, q / p) for one, other in zip(rows, rows[1:]) for p, q in zip(one, other))
