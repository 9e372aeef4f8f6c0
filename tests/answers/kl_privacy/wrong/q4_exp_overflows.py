# Wrong (OverflowError) where n ε is above 709: 5, 1000.
def distances(epsilon, n):
    def variation(e):
        return (math.exp(e) - 1) / (math.exp(e) + 1)

    return variation(n * epsilon), min(1, math.sqrt(n * epsilon * variation(epsilon) / 2))
