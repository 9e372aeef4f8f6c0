# The table is empty afterwards; the arguments must be left as they are.
def least_kappa(table, related):
    worst = 0.0
    while table:
        x, row = table.popitem()
        for y, other in table.items():
            if related(x, y):
                for p, q in ((row, other), (other, row)):
                    worst = max(worst, sum(u * math.log(u / q[a]) for a, u in p.items()))
    return worst
