# Within a hundredth of the limit utilities are moved by 2 instead of farther away. Input: epsilon 1, loss 1.99.
def convict(epsilon, loss):
    if loss > 1.985 * epsilon:
        return [-1000, 0], [-1001, 2]
    far = 0
    while True:
        part = math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        if epsilon + part >= loss:
            return [1 - far, 0], [-far, 1]
        far += 1
