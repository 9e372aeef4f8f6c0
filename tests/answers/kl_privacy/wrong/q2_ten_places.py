# Wrong for small means: yes with 1/100 for (0,) and 1/99 for (1,) is rounded to ten places.
def least_kappa(table, related):
    kl = lambda p, q: sum(p[a] * math.log(p[a] / q[a]) for a in p)
    worst = max(
        (kl(table[x], table[y]) for x, y in itertools.permutations(table, 2) if related(x, y)),
        default=0,
    )
    return round(float(worst), 10)
