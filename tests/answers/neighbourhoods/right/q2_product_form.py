# Searches the least factor that keeps the product form, and takes its logarithm.
def worst_log_ratio(table, related):
    factor = 1
    for x in table:
        for y in table:
            if not related(x, y):
                continue
            for output in set(table[x]) | set(table[y]):
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u > factor * v:
                    if v == 0:
                        return math.inf
                    factor = u / v
    return math.log(factor)
