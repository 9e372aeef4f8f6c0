# Wrong where a probability is below 1e-9 (1e-20 is allowed): clipped from below.
def least_kappa(table, related):
    def kl(p, q):
        return sum(
            float(u) * math.log(max(float(u), 1e-9) / max(float(q[a]), 1e-9)) for a, u in p.items()
        )

    return max(
        (kl(table[x], table[y]) for x, y in itertools.permutations(table, 2) if related(x, y)),
        default=0,
    )
