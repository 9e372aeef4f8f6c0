# Pairs the probabilities of two rows by place; rows may list outputs in another order.
def least_kappa(table, related):
    worst = 0.0
    for x, p in table.items():
        for y, q in table.items():
            if x != y and related(x, y):
                worst = max(worst, sum(u * math.log(u / v) for u, v in zip(p.values(), q.values())))
    return worst
