# Wrong for answers = 1, monotone = False, renewed = False: AboveThreshold is thought to be split evenly.
def best_split(epsilon, answers, monotone, renewed):
    if renewed:
        return best_split(epsilon / answers, 1, monotone, False)
    k = answers if monotone else 2 * answers
    w = 1 / (1 + math.exp(2 * math.log(k) / 3))
    s1, s2 = 1 / (w * epsilon), k / ((1 - w) * epsilon)
    return w, 2 * (s1 * s1 + s2 * s2)
