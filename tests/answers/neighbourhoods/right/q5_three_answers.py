# Three answers.
def variant(epsilon):
    # Randomised response over three answers; the absent have a truth of their own.
    e = math.exp(epsilon)
    return (np.ones((3, 3)) + (e - 1) * np.eye(3)) / (e + 2)
