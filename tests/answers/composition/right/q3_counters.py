# Uses counters as rows.
def compose(first, later):
    table = {}
    for x in first:
        table[x] = Counter()
        for a, table_of_a in later.items():
            for b, chance in table_of_a[x].items():
                table[x][a, b] += first[x].get(a, 0) * chance
    return table
