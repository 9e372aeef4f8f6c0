# The bound is replaced by its expansion (n - 1)/-log s + 1/2, good only for large numbers.
# Witness: cells_needed(2, 0.01) gives 1; right is 2.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(-(people - 1) / math.log(share) + 0.5)
