# The chances to be silent so long, and their differences.
def first_to_speak(gaps, threshold, gammas, etas):
    total = [1]
    for j in range(1, len(gaps) + 1):
        ways = 0
        for gamma in gammas:
            product = 1
            for gap in gaps[:j]:
                product *= sum(1 for e in etas if not gap - e - gamma > threshold)
            ways += product
        total.append(Fraction(ways, len(gammas) * len(etas) ** j))
    return [a - b for a, b in zip(total, total[1:])] + [total[-1]]
