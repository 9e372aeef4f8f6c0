# Wrong for epsilon = 4, answers = 2, monotone = True, renewed = False: ε is left unsquared for one session with ε of 1 or more (alike for 1).
def best_split(epsilon, answers, monotone, renewed):
    if renewed:
        return best_split(epsilon / answers, 1, monotone, False)
    k = answers if monotone else 2 * answers
    w = 1 / (1 + math.exp(2 * math.log(k) / 3))
    s1, s2 = 1 / (w * epsilon), k / ((1 - w) * epsilon)
    return w, 2 * (s1 * s1 + s2 * s2)
