# The mean of r ln r - r + 1 under the second distribution, which has no negative terms.
def least_kappa(table, related):
    def term(u, v):
        return float(u) * math.log(u / v) - float(u - v)

    found = [0.0]
    for x in table:
        for y in table:
            if x != y and related(x, y):
                found.append(math.fsum(term(u, table[y][a]) for a, u in table[x].items()))
    return max(found)
