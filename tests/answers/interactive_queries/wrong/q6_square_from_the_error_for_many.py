# Wrong for epsilon = 1, error = 3/10: ε'² is taken from the error that was asked, 2/error², if T is 3 or more and not a sure hit.
def patience(epsilon, error):
    T = math.ceil(2 / (epsilon * error) ** 2)
    return T, T * epsilon**2 if T < 3 else 2 / error**2
