# Wrong where an answer is impossible for both data sets: divides 0 by 0.
def chain(first, later):
    one, two = Counter(), Counter()
    for a, w in first[0].items():
        ratio = w / first[1][a]
        if ratio > 0:
            for prime, power in logs(ratio).items():
                one[prime] += w * power
        for b, u in later[a][0].items():
            ratio = u / later[a][1][b]
            if ratio > 0:
                for prime, power in logs(ratio).items():
                    two[prime] += w * u * power
    return one, two
