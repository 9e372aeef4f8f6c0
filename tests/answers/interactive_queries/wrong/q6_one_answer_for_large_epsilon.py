# Wrong for epsilon = 3, error = 1/3: for an ε of 1 or more one answer is thought to do.
def patience(epsilon, error):
    T = 1 if epsilon >= 1 else math.ceil(2 / (epsilon * error) ** 2)
    return T, T * epsilon**2
