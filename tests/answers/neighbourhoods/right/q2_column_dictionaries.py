# Right: column dictionaries
def worst_log_ratio(table, related):
    columns = {}
    for x, row in table.items():
        for output, chance in row.items():
            if chance > 0:
                columns.setdefault(output, {})[x] = chance
    pairs = [(x, y) for x in table for y in table if x != y and related(x, y)]

    def gap(column, x, y):
        if (x in column) != (y in column):
            return math.inf
        return math.log(float(column[x] / column[y])) if x in column else 0

    return max((gap(c, x, y) for c in columns.values() for x, y in pairs), default=0)
