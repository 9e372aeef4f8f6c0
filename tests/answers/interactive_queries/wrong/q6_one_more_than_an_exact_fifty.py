# Wrong for epsilon = 1, error = 1/5: exactly 50 answers would do, and one more is taken (8 and 32 are whole by their own).
def patience(epsilon, error):
    exact = 2 / (epsilon * error) ** 2
    T = math.floor(exact) + 1 if exact > 40 else math.ceil(exact)
    return T, T * epsilon**2
