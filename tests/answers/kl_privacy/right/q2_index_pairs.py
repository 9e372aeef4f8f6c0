# Index pairs.
def least_kappa(table, related):
    names = list(table)
    best = 0.0
    for i in range(len(names)):
        for j in range(i):
            if not related(names[i], names[j]):
                continue
            one, two = table[names[i]], table[names[j]]
            there = back = 0.0
            for a in one:
                loss = math.log(one[a] / two[a])
                there += float(one[a]) * loss
                back -= float(two[a]) * loss
            best = max(best, there, back)
    return best
