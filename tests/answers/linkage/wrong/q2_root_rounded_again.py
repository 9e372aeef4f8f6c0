# The root is rounded to nine places, which is not enough if there are many people.
# Witness: cells_needed(10000, 0.99) gives 995025; right is 994893.
def cells_needed(people, share):
    if people == 1:
        return 1
    alone = round(share ** (1 / (people - 1)), 9)
    return math.ceil(1 / (1 - alone))
