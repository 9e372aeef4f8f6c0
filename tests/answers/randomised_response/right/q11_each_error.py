# Tries each possible error, from the least.
def accuracy(n, ones, p):
    chance = {0: 1.0}
    for person in range(n):
        yes = 1 - p if person < ones else p
        step = {}
        for count, c in chance.items():
            step[count] = step.get(count, 0) + c * (1 - yes)
            step[count + 1] = step.get(count + 1, 0) + c * yes
        chance = step
    error = {k: abs((k / n - p) / (1 - 2 * p) - ones / n) for k in chance}
    for alpha in sorted(error.values()):
        if sum(chance[k] for k in chance if error[k] <= alpha + 1e-12) >= 2 / 3:
            return alpha
