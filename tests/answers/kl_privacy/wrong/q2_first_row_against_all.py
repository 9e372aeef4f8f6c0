# Only pairs of which one is among the first five data sets.
def least_kappa(table, related):
    worst = 0.0
    for x in list(table)[:5]:
        for y in table:
            if x != y and related(x, y):
                for p, q in ((table[x], table[y]), (table[y], table[x])):
                    worst = max(worst, sum(u * math.log(u / q[a]) for a, u in p.items()))
    return worst
