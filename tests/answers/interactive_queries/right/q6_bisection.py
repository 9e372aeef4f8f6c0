# Doubles and halves.
def patience(epsilon, error):
    def enough(times):
        return 2 <= times * (epsilon * error) ** 2

    high = 1
    while not enough(high):
        high *= 2
    low = high // 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return [high, high * epsilon**2]
