# Wrong for 1, 2/3: one person's value is raised by 1/2 or more, beyond 1.
def certificate(people, threshold):
    step = Fraction(1, 2) if people == 2 else Fraction(1) if threshold == 0 else 1 - threshold
    step = max(step, Fraction(1, 2)) if people == 1 else step
    return 0, (threshold,) * people, (threshold + step if people < 5 else 1,) + (threshold,) * (people - 1)
