# The pair with the worst single loss is taken, not that with the worst mean.
def least_kappa(table, related):
    worst, answer = -1, 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            losses = {a: math.log(u / table[y][a]) for a, u in table[x].items()}
            if max(losses.values()) > worst:
                worst = max(losses.values())
                answer = sum(table[x][a] * loss for a, loss in losses.items())
    return answer
