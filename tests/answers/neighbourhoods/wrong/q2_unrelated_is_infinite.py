# Where no two are related, infinity is returned.
def worst_log_ratio(table, related):
    found = []
    for x, y in itertools.combinations(table, 2):
        if related(x, y):
            for output in set(table[x]) | set(table[y]):
                u, v = table[x].get(output, 0), table[y].get(output, 0)
                if u == v:
                    found.append(0.0)
                elif u == 0 or v == 0:
                    return math.inf
                else:
                    found.append(abs(math.log(u / v)))
    return max(found, default=math.inf)
