# Compares all data sets, neighbours or not.
def worst_ratio(table, base):

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    return max(p / q for one in rows for two in rows for p, q in zip(one, two))
