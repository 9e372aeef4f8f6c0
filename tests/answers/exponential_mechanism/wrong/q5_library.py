# Lets dpedu compare the rows.
def worst_ratio(table, base):
    from dpedu.privacy import divergences

    rows = []
    for utilities in table:
        weights = [base**u for u in utilities]
        rows.append([w / sum(weights) for w in weights])

    both = [*zip(rows, rows[1:]), *zip(rows[1:], rows)]
    return max(divergences.max_ratio(one, two) for one, two in both)
