# Hands the mean losses on one by one.
def least_kappa(table, related):
    def means():
        yield 0.0
        for x, p in table.items():
            for y, q in table.items():
                if x is not y and related(x, y):
                    yield float(
                        np.dot([*map(float, p.values())], [math.log(p[a] / q[a]) for a in p])
                    )

    return max(means())
