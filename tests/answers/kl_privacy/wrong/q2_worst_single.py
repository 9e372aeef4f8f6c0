# Wrong where the pair with the largest single loss is not the one with the largest mean loss.
def least_kappa(table, related):
    best, answer = -1, 0
    for x, y in itertools.permutations(table, 2):
        if related(x, y):
            losses = {a: math.log(u / table[y][a]) for a, u in table[x].items()}
            worst = max(abs(loss) for loss in losses.values())
            mean = sum(table[x][a] * losses[a] for a in losses)
            if worst > best + 1e-12 or (abs(worst - best) <= 1e-12 and mean > answer):
                best, answer = worst, mean
    return answer
