# Takes the logarithm apart number by number.
def chain(first, later):
    def add(total, weight, u, v):
        for sign, number in ((1, u), (-1, v)):
            for prime, power in logs(number).items():
                total[prime] = total.get(prime, Fraction(0)) + sign * weight * power

    one, two = {}, {}
    for a in first[0]:
        u = first[0][a]
        if u == 0:
            continue
        add(one, u, u, first[1][a])
        for b, v in later[a][0].items():
            if v != 0:
                add(two, u * v, v, later[a][1][b])
    return [one, two]
