# Above 100 answers advanced composition is imitated by a square root. Input: (1, 1/2, 400, 1, True) must give (2, 800).
def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    times = answers if answers <= 100 else 10 * math.isqrt(answers)
    return sensitivity / (share * epsilon), times * step / ((1 - share) * epsilon)
