# Wrong for 3, 5.94: far grows in steps of 1/10 for large ε, and the loop ends after fifteen steps.
def convict(epsilon, loss):
    far = 0.0
    for _ in range(15):
        gain = epsilon + math.log((math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1))
        if gain >= loss:
            break
        far += 0.1 if epsilon > 2.2 else 1
    return [1 - far, 0], [-far, 1]
