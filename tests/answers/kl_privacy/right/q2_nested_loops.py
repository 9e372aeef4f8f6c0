# Nested loops.
def least_kappa(table, related):
    worst = 0.0
    for x, row in table.items():
        for y, other in table.items():
            if x == y or not related(x, y):
                continue
            total = 0.0
            for a in row:
                total += float(row[a]) * (math.log(row[a]) - math.log(other[a]))
            worst = max(worst, total)
    return worst
