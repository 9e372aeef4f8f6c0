# Here entropy: right
def least_kappa(table, related):
    worst = 0.0
    for x in reversed(table):
        for y in table:
            if x == y or not related(x, y):
                continue
            total = Counter()
            for a, u in table[x].items():
                for prime, power in logs(u / table[y][a]).items():
                    total[prime] += u * power
            value = math.fsum(float(c) * math.log(prime) for prime, c in total.items())
            worst = value if value > worst else worst
    return worst
