# Goes to 1.9 ε only.
def convict(epsilon, loss):
    far = 0
    while True:
        sums = (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        if epsilon + math.log(sums) >= min(loss, 1.9 * epsilon):
            return [1 - far, 0], [-far, 1]
        far += 1
